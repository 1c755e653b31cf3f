cimport cython

@cython.locals(known=tuple, inner=tuple, found=list, at=Py_ssize_t)
cdef _packed(value, dict kinds)

cdef list _all(values, dict kinds)

@cython.locals(key=tuple, more=dict, told=dict)
cdef bytes _frame(ply, dict shared, dict kinds)

@cython.locals(found=list)
cdef list _changes(tuple changes, dict told, dict kinds)

cdef _value(value, dict told, dict kinds)

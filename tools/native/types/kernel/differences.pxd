cimport cython

cpdef tuple changes(before, after, tuple at=*)

@cython.locals(olds=tuple, news=tuple, fields=tuple, index=Py_ssize_t)
cdef _compare(before, after, tuple at, list found)

@cython.locals(had=Py_ssize_t, has=Py_ssize_t, index=Py_ssize_t)
cdef _compare_lists(before, after, tuple at, list found)

cdef tuple _fields_of(kind)

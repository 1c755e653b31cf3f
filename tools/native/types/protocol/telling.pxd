cimport cython

@cython.locals(kinds=dict, found=list)
cdef tuple _offers(rules, table, seat)

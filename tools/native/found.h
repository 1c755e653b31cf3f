/* What a name means to a kind of object, found once for each place in the code that asks.

   Cython asks for an attribute or a method by its name each time, which takes some two hundred
   instructions, and a move asks for some six hundred.  CPython's own bytecode remembers what it
   found beside where it asked (LOAD_ATTR_SLOT); this does the same for C.  A type's version changes
   with whatever is changed of it, and no two types have the same; what was found belongs to the
   type, and is there for as long as the version is.  */

#include <structmember.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)

typedef struct {
    unsigned int version; /* of the type for which it was found */
    Py_ssize_t offset;    /* of a field; or */
    PyObject *called;     /* what a property asks, or a method */
} Found;

#define NOTHING_FOUND {UINT_MAX, 0, NULL}

/* What a type says a name is, be it of a kind that comes before an object's own dictionary or not. */
static PyObject *said_by_type(PyTypeObject *type, PyObject *name) {
    if (type->tp_getattro != PyObject_GenericGetAttr) return NULL;
    PyObject *said = _PyType_Lookup(type, name);
    return type->tp_version_tag ? said : NULL; /* there are only so many versions */
}

/* Whether an object may have something else by the name of a method: in a dictionary of its own. */
static int may_differ(PyTypeObject *type) {
    return type->tp_dictoffset != 0 || (type->tp_flags & Py_TPFLAGS_MANAGED_DICT);
}

static __attribute__((noinline)) PyObject *find_attribute(
    PyObject *of, PyObject *name, Found *found
) {
    PyTypeObject *type = Py_TYPE(of);
    if (PyModule_CheckExact(of)) {
        PyObject *value = PyDict_GetItemWithError(PyModule_GetDict(of), name);
        if (value) return Py_NewRef(value);
        if (PyErr_Occurred()) return NULL;
    }
    PyObject *said = said_by_type(type, name);
    if (said && Py_IS_TYPE(said, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)said)->d_member;
        if (member->type == T_OBJECT_EX) {
            found->called = NULL;
            found->offset = member->offset;
            found->version = type->tp_version_tag;
        }
    } else if (said && Py_IS_TYPE(said, &PyProperty_Type)) {
        PyObject *asks = PyObject_GetAttrString(said, "fget");
        if (asks == NULL) return NULL;
        if (asks != Py_None) {
            found->called = asks;
            found->version = type->tp_version_tag;
        }
        Py_DECREF(asks); /* the property keeps it */
    }
    return PyObject_GetAttr(of, name);
}

static __attribute__((noinline)) PyObject *ask_property(PyObject *of, PyObject *asks) {
    PyObject *arguments[2] = {NULL, of};
    Py_INCREF(asks);
    PyObject *answer = PyObject_Vectorcall(
        asks, arguments + 1, 1 | PY_VECTORCALL_ARGUMENTS_OFFSET, NULL
    );
    Py_DECREF(asks);
    return answer;
}

static CYTHON_INLINE PyObject *attribute(PyObject *of, PyObject *name, Found *found) {
    if (likely(Py_TYPE(of)->tp_version_tag == found->version)) {
        if (found->called) return ask_property(of, found->called);
        PyObject *value = *(PyObject **)((char *)of + found->offset);
        if (likely(value != NULL)) return Py_NewRef(value);
    }
    return find_attribute(of, name, found);
}

static __attribute__((noinline)) PyObject *find_method(
    PyObject *name, PyObject *const *arguments, size_t how_many, PyObject *names, Found *found
) {
    PyTypeObject *type = Py_TYPE(arguments[0]);
    PyObject *said = may_differ(type) ? NULL : said_by_type(type, name);
    if (said && PyType_HasFeature(Py_TYPE(said), Py_TPFLAGS_METHOD_DESCRIPTOR)) {
        found->called = said;
        found->version = type->tp_version_tag;
    }
    return PyObject_VectorcallMethod(name, arguments, how_many, names);
}

static CYTHON_INLINE PyObject *call_method(
    PyObject *name, PyObject *const *arguments, size_t how_many, PyObject *names, Found *found
) {
    if (likely(Py_TYPE(arguments[0])->tp_version_tag == found->version)) {
        PyObject *method = found->called;
        Py_INCREF(method); /* whatever it does to its class */
        PyObject *answer = PyObject_Vectorcall(
            method, arguments, how_many & ~PY_VECTORCALL_ARGUMENTS_OFFSET, names
        );
        Py_DECREF(method);
        return answer;
    }
    return find_method(name, arguments, how_many, names, found);
}

#define HERE(ask) __extension__({ static Found found = NOTHING_FOUND; ask; })

#define FOUND_ATTRIBUTE(of, name) HERE(attribute(of, name, &found))
#define FOUND_METHOD(name, arguments, how_many) \
    HERE(call_method(name, arguments, how_many, NULL, &found))
#define FOUND_METHOD_NAMED(name, arguments, how_many, names) \
    HERE(call_method(name, arguments, how_many, names, &found))

#else /* as Cython does it */

#define FOUND_ATTRIBUTE __Pyx_PyObject_GetAttrStr
#define FOUND_METHOD __Pyx_PyObject_FastCallMethod
#define FOUND_METHOD_NAMED __Pyx_Object_VectorcallMethodKwds

#endif

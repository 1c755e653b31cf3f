/** The version of the server this page was built for. */
declare const __SERVER_VERSION__: string;

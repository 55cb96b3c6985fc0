/** Gives every class the name that it has in its module. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

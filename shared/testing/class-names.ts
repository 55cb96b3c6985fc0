/** In unit tests a class is named as in its module. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

import fc from 'fast-check';

const slice = 'ArchitectComponents';
const sound = toJson({
  [slice]: toJson({ database: '[{"path":"/GDL"}]' }),
  _persist: toJson({ version: 1, rehydrated: true }),
});

/** Saved states as a broken disk, another version, an extension or a curious visitor may leave them. */
export const savedStates = fc.oneof(
  fc.string(),
  fc.json(),
  fc.nat(sound.length).map((length) => sound.slice(0, length)),
  fc
    .tuple(fc.nat(sound.length - 1), fc.string({ minLength: 1, maxLength: 3 }))
    .map(([at, text]) => sound.slice(0, at) + text + sound.slice(at + 1)),
  fc.record({ [slice]: fc.oneof(fc.json(), fc.string()), _persist: fc.oneof(fc.json(), fc.string()) }).map(toJson),
  fc.record({ [slice]: fc.record({ database: fc.jsonValue() }).map(toJson) }).map(toJson),
  fc
    .jsonValue()
    .map((database) => toJson({ [slice]: toJson({ database, more: database }), _persist: '{"version":-1}' })),
);

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

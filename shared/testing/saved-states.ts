import fc from 'fast-check';

const slice = 'ArchitectComponents';
const validState = toJson({
  [slice]: toJson({ database: '[{"path":"/HAL"}]' }),
  _persist: toJson({ version: 1, rehydrated: true }),
});

/** Saved states as left by a broken disk, another version, an extension or a visitor. */
export const savedStates = fc.oneof(
  fc.string(),
  fc.json(),
  fc.nat(validState.length).map((length) => validState.slice(0, length)),
  fc
    .tuple(fc.nat(validState.length - 1), fc.string({ minLength: 1, maxLength: 3 }))
    .map(([at, text]) => validState.slice(0, at) + text + validState.slice(at + 1)),
  fc.record({ [slice]: fc.oneof(fc.json(), fc.string()), _persist: fc.oneof(fc.json(), fc.string()) }).map(toJson),
  fc.record({ [slice]: fc.record({ database: fc.jsonValue() }).map(toJson) }).map(toJson),
  fc
    .jsonValue()
    .map((database) => toJson({ [slice]: toJson({ database, more: database }), _persist: '{"version":-1}' })),
);

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

import type { YamlFields } from '../../source/fields/yaml-fields';

/** The name in the fields of a study block. One without a name stops the build later. */
export function studyName({ value }: Pick<YamlFields, 'value'>): string {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof name === 'string' && name ? name : 'study';
}

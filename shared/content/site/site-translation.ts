import { z } from 'zod';
import { ContentError, Mistakes } from '../source/content-error';
import { fields, known, short, text } from '../source/fields/fields';
import type { Source } from '../source/frontmatter';
import { parseFields } from '../source/fields/parse-fields';
import { shortLimit, plurals, type ParsedSite } from './site-schema';

const word = text('a word in this language');
const byName = <Value extends z.ZodType>(value: Value, what: string) =>
  z.record(z.string(), value, { error: what }).default({});

/** The frontmatter of `shell/content/site.<language>.md`: what `site.md` says in words, by the names that it has there. */
const siteTranslationSchema = fields(
  {
    name: word.optional(),
    role: word.optional(),
    facts: byName(
      fields({ name: word.optional(), values: byName(word, 'values by those of site.md') }, 'a name, and values'),
      'facts by their names in site.md',
    ),
    groups: byName(
      fields(
        {
          title: word,
          short: short(`its title in at most ${shortLimit} characters`, shortLimit).optional(),
          counted: plurals.optional(),
        },
        'a group with title, short and counted',
      ),
      'groups by their names in site.md',
    ),
    counting: fields({ numbers: z.array(word).optional(), works: plurals.optional() }, 'numbers and works').optional(),
    translates: z.string().optional(),
    labels: byName(word, 'labels of links and downloads by those of site.md'),
  },
  'fields such as "name: …"',
);

/**
 * The site's settings in the language of their translation. Facts keep the names and values by which pages write them,
 * and get those by which they are shown.
 * @throws ContentError for a name or a value that `site.md` does not have.
 */
export function translatedSite<Site extends ParsedSite>(site: Site, source: Source): Site {
  const { name, role, facts, groups, counting, labels } = parseFields(source, siteTranslationSchema);
  const links = [...site.links, ...site.profiles, ...site.downloads].map(({ label }) => label);
  const mistakes = new Mistakes();
  const check = (field: string | readonly string[], given: object, names: readonly string[], none = 'nothing') => {
    const path = [field].flat();
    for (const each of Object.keys(given))
      if (!names.includes(each))
        mistakes.add(
          ContentError.in(
            source,
            [...path, each],
            `${path.join('.')} names "${each}", which shell/content/site.md does not have`,
            names.length > 0 ? known(each, names) : none,
          ),
        );
  };
  check(
    'facts',
    facts,
    site.facts.map((fact) => fact.name),
  );
  for (const { name, values = [], none } of site.facts)
    check(
      ['facts', name, 'values'],
      facts[name]?.values ?? {},
      [...values, ...none],
      'no values here: the translation of each page says its own',
    );
  check(
    'groups',
    groups,
    site.groups.map((group) => group.name),
  );
  check('labels', labels, links);
  mistakes.throwAny();
  const labelled = <Link extends { label: string }>(link: Link) => ({
    ...link,
    label: labels[link.label] ?? link.label,
  });
  return {
    ...site,
    ...(name && { name }),
    ...(role && { role }),
    facts: site.facts.map((fact) => {
      const translated = facts[fact.name];
      return translated ? { ...fact, shown: { name: translated.name ?? fact.name, values: translated.values } } : fact;
    }),
    groups: site.groups.map((group) => ({ ...group, ...groups[group.name] })),
    counting: { ...site.counting, ...counting },
    links: site.links.map(labelled),
    profiles: site.profiles.map(labelled),
    downloads: site.downloads.map(labelled),
  };
}

import { works, type SitePage } from '../site/site-pages';

/** A section of text beside a picture. */
export type Step = { title: string; picture: string; alt: string };

function stepsOf({ body, images }: SitePage): Step[] {
  return body.split(/^## /m).flatMap((section) => {
    const [title = ''] = section.split('\n');
    const image = images.find(({ alt }) => section.includes(`![${alt}](`));
    return image ? [{ title, picture: image.name, alt: image.alt }] : [];
  });
}

/** The showcase that explains itself in the most steps. */
export const showcase = works
  .filter(({ area }) => area === 'development')
  .sort((a, b) => stepsOf(b).length - stepsOf(a).length)[0];

export const steps = showcase ? stepsOf(showcase) : [];

import { renderToStaticMarkup } from 'react-dom/server';
import type { Photo } from '@portfolio/contract/page';
import { Picture } from './picture';

const photo: Photo = {
  kind: 'photo',
  thumb: 216,
  base: '/m/hero-1',
  widths: [400, 800, 1920],
  fallbacks: [800],
  width: 1920,
  height: 1280,
};

test('a photo offers AVIF at every width and a JPEG fallback', () => {
  const html = renderToStaticMarkup(<Picture picture={photo} alt="A house" sizes="50vw" />);
  expect(html).toContain('srcSet="/m/hero-1-400.avif 400w, /m/hero-1-800.avif 800w, /m/hero-1-1920.avif 1920w"');
  expect(html).toContain('src="/m/hero-1-800.jpg"');
});

test('it says its size, so that nothing moves when it comes', () => {
  const html = renderToStaticMarkup(<Picture picture={photo} alt="A house" sizes="50vw" />);
  expect(html).toContain('width="1920" height="1280"');
});

test('the first picture is loaded before all others, the rest when they come near', () => {
  expect(renderToStaticMarkup(<Picture picture={photo} alt="" sizes="50vw" priority="first" />)).toContain(
    'fetchPriority="high"',
  );
  expect(renderToStaticMarkup(<Picture picture={photo} alt="" sizes="50vw" />)).toContain('loading="lazy"');
});

test('a drawing stands on a sheet as it is', () => {
  const html = renderToStaticMarkup(
    <Picture
      picture={{ kind: 'drawing', src: '/m/plan.svg', thumb: '/m/plan.avif', width: 1200, height: 800 }}
      alt="Plan"
      sizes="50vw"
    />,
  );
  expect(html).toContain('src="/m/plan.svg"');
  expect(html).not.toContain('srcSet');
});

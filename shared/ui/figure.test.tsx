import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from './figure';

const picture = { kind: 'drawing', src: '/plan.svg', thumb: '/plan.avif', width: 3, height: 2 } as const;

test('a caption is numbered with two digits and names whose picture it is', () => {
  const html = renderToStaticMarkup(
    <Figure
      figure={{ name: 'plan', picture, alt: 'Plan', captionText: 'Ground floor', credit: 'Drawing: own', small: false }}
      number={5}
      sizes="100vw"
    />,
  );
  expect(html).toContain('>05</span>');
  expect(html).toContain('Ground floor');
  expect(html).toContain('Drawing: own');
});

test('a figure without words has no empty caption', () => {
  const html = renderToStaticMarkup(
    <Figure figure={{ name: 'plan', picture, alt: 'Plan', captionText: '', small: true }} sizes="100vw" />,
  );
  expect(html).not.toContain('figcaption');
  expect(html).toContain('data-size="small"');
});

test('small figures across are cut 3 to 2, and portraits 2 to 3 stand beside two of them', () => {
  const small = (width: number, height: number) => {
    const figure = { name: 'plan', picture: { ...picture, width, height }, alt: 'Plan', captionText: '', small: true };
    const html = renderToStaticMarkup(<Figure figure={figure} sizes="100vw" />);
    return { ratio: /--ratio:([^;"]+)/.exec(html)?.[1]?.trim(), isPortrait: html.includes('data-portrait') };
  };
  expect(small(1600, 1200)).toEqual({ ratio: '3 / 2', isPortrait: false });
  expect(small(1280, 1900)).toEqual({ ratio: '2 / 3', isPortrait: true });
});

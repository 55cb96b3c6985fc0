/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { Drawing, Figure, Photo } from '@portfolio/contract/page';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { Slide } from './slide';

const drawing: Drawing = { kind: 'drawing', src: '/plan.svg', thumb: '/plan.svg', width: 80, height: 60 };
const figure: Figure = { name: 'plan', picture: drawing, captionText: 'Plan', alt: 'A plan', small: false };

test('a viewer that throws says so in its place, is reported, and Retry shows it again', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const report = jest.fn();
  const texts = { pictureFailed: 'This picture could not be loaded.', retry: 'Retry' };
  const photo = { kind: 'photo', base: '/p', widths: [80], thumb: 80, fallbacks: [80], height: 60 };
  const broken = {
    ...photo,
    get width(): number {
      throw new Error('no width');
    },
  } as Photo;
  const slide = (shown: Figure) => (
    <ShellContext value={{ texts, report } as unknown as ShellServices}>
      <Slide figure={shown} room={{ width: 80, height: 60 }} isShown={false} onTurn={() => {}} onLeave={() => {}} />
    </ShellContext>
  );
  const { rerender, container } = render(slide({ ...figure, picture: broken }));
  expect(screen.getByText('This picture could not be loaded.')).toBeTruthy();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'no width' }));
  rerender(slide(figure));
  fireEvent.click(screen.getByText('Retry'));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/plan.svg');
});

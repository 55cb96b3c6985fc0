import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { test } from '../../e2e/fixtures';
import { messagesIn } from '../../e2e/site/messages-in';
import { contact } from '../../e2e/site/site-pages';
import { form } from '../../e2e/site/site-words';

/** Of the page with the form. */
export const path = contact?.path ?? '';
export const sendPath = '**/api/v1.0/email/send-form';
export const mailbox = join(import.meta.dirname, '..', '..', '.cache', 'journeys-site', 'mailbox');

export const skipWithoutForm = () => test.skip(!contact, 'the site has no page with a form');

export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: form.failure });
export const success = (page: Page) => page.getByRole('alert').filter({ hasText: form.success });
export const unsure = (page: Page) => page.getByRole('alert').filter({ hasText: /^It is not certain that it arrived/ });

export async function write(page: Page, message: string, name = 'Kim Sample'): Promise<void> {
  await page.getByLabel(form.name).fill(name);
  await page.getByLabel(form.email).fill('kim@example.com');
  await page.getByLabel(form.message).fill(message);
}

export const send = (page: Page) => page.getByRole('button', { name: form.send }).click();

/** The stored messages that begin with a mark. */
export const storedMessages = (mark: string) => messagesIn(mailbox).filter(({ message }) => message?.startsWith(mark));

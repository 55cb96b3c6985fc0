import { LateErrors } from './late-errors';

function startServer() {
  let done = (_stats: { hasErrors: () => boolean }): void => undefined;
  const messages: unknown[][] = [];
  const clients = ['a page'];
  const server = {
    webSocketServer: { clients, implementation: { on: () => undefined } },
    sendMessage: (to: unknown, ...message: unknown[]) => to === clients && messages.push(message),
  };
  const compiler = { hooks: { done: { tap: (_name: string, act: typeof done) => void (done = act) } } };
  const late = new LateErrors(server as never, compiler as never);
  const compile = (hasErrors: boolean) => done({ hasErrors: () => hasErrors });
  return { late, compile, messages };
}

test('errors stand in the place of those before, and the same ones are said once', () => {
  const { late, compile, messages } = startServer();
  compile(false);
  late.set(['one', 'two']);
  late.set(['one', 'two']);
  late.set(['two']);
  late.set([]);
  expect(messages).toEqual([['errors', ['one', 'two']], ['still-ok'], ['errors', ['two']], ['still-ok']]);
});

test('they wait for the end of a compilation, and give way to its own errors', () => {
  const { late, compile, messages } = startServer();
  late.set(['one']);
  compile(true);
  expect(messages).toEqual([]);
  compile(false);
  expect(messages).toEqual([['errors', ['one']]]);
});

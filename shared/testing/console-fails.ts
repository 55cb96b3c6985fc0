/** An unexpected error or warning on the console fails the test that caused it; expected ones are spied on. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      throw new Error(
        `console.${level} was called: ${args.map(String).join(' ')}. If it is expected, spy on it in the test.`,
      );
    });
  }
});

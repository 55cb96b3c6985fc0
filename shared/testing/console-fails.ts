/** An unexpected console error or warning fails its test. Expected ones are mocked in the test. */
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      throw new Error(
        `console.${level} was called: ${args.map(String).join(' ')}. If it is expected, spy on it in the test.`,
      );
    });
  }
});

import './react-insides';

it('notes no stack of its own for each element', () => {
  const made = () => (<p />) as { readonly _debugStack?: unknown };
  expect(made()._debugStack).toBeInstanceOf(Error);
  expect(made()._debugStack).toBe(made()._debugStack);
});

import { ShellStore } from './shell.store';

function buildShell(kept: unknown = null) {
  const shelf = { read: jest.fn(() => kept), write: jest.fn(() => true) };
  return { shelf, shell: new ShellStore(shelf, () => 1_000_000) };
}

describe('the shell', () => {
  it('opens one thing at a time', () => {
    const { shell } = buildShell();
    shell.open('menu');
    shell.open('palette');
    expect(shell.overlay).toBe('palette');
    shell.toggle('palette');
    expect(shell.overlay).toBeNull();
    shell.toggle('keys');
    shell.close();
    expect(shell.overlay).toBeNull();
  });

  it('has time for what nobody waits for once it is told so', () => {
    const { shell } = buildShell();
    expect(shell.isSettled).toBe(false);
    shell.settle();
    expect(shell.isSettled).toBe(true);
  });

  it.each([
    [30, 1_030_000],
    [null, 1_060_000],
  ])('knows until when the server refuses for haste: %s s', (seconds, until) => {
    const { shell } = buildShell();
    shell.noteLimit(seconds);
    expect(shell.limitedUntil).toBe(until);
    shell.forgetLimit();
    expect(shell.limitedUntil).toBeNull();
  });

  it.each([
    [null, true],
    [true, true],
    ['no', true],
    [false, false],
  ])('has keys on unless they were switched off on this device: %j', (kept, isOn) => {
    expect(buildShell(kept).shell.hasShortcuts).toBe(isOn);
  });

  it('keeps the choice on this device', () => {
    const { shelf, shell } = buildShell();
    shell.setShortcuts(false);
    expect(shell.hasShortcuts).toBe(false);
    expect(shelf.write).toHaveBeenCalledWith(false);
  });
});

import { secondsLeft } from './pace';

describe('the time that is left', () => {
  it('is told by how fast it went', () => {
    expect(secondsLeft({ rows: 100, at: 1_000 }, { rows: 600, at: 3_000 }, 1_600)).toBe(4);
    expect(secondsLeft({ rows: 0, at: 0 }, { rows: 10, at: 1_000 }, 10)).toBe(0);
  });

  it('is unknown before anything has moved', () => {
    expect(secondsLeft({ rows: 5, at: 1_000 }, { rows: 5, at: 9_000 }, 10)).toBeNull();
    expect(secondsLeft({ rows: 5, at: 1_000 }, { rows: 6, at: 1_000 }, 10)).toBeNull();
  });
});

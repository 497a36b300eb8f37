import { StoredToken } from './program-token.entity';

const NOW = new Date('2026-11-26T00:00:00Z');
const LATER = new Date('2026-11-26T12:00:00Z');
const MUCH_LATER = new Date('2026-11-27T00:00:00Z');

const made = (): StoredToken =>
  new StoredToken(
    { groupId: 3, userId: 7, name: 'shop', scopes: ['links:read'] },
    { hash: 'hash', lastFour: '2GjS' },
    NOW,
  );

describe('a token of a program', () => {
  it('is live until it is revoked', () => {
    const token = made();
    expect(token.isLive(MUCH_LATER)).toBe(true);
    token.revoke(LATER);
    token.revoke(MUCH_LATER);
    expect([token.isLive(NOW), token.revokedAt]).toEqual([false, LATER]);
  });

  it('stays beside the one that replaces it as long as was asked', () => {
    const token = made();
    token.replace(LATER, NOW);
    expect([token.isLive(NOW), token.isLive(LATER)]).toEqual([true, false]);
    expect(token.revokedAt).toBeNull();
  });

  it('ends at once when it is replaced without an overlap, or a second time', () => {
    const [atOnce, twice] = [made(), made()];
    atOnce.replace(NOW, NOW);
    twice.replace(MUCH_LATER, NOW);
    twice.replace(MUCH_LATER, LATER);
    expect([atOnce.revokedAt, twice.revokedAt]).toEqual([NOW, LATER]);
  });
});

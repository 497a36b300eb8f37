import { DESK_ACTION_KINDS, DeskAction, type DeskActionKind, isSweep } from './desk-action.entity';
import { NothingToUndo } from './desk.errors';

const NOW = new Date('2026-11-27T03:00:00.000Z');
const LATER = new Date('2026-11-27T04:00:00.000Z');

const actionOf = (kind: DeskActionKind): DeskAction =>
  new DeskAction({ kind, subject: '7', userId: 1, reason: 'spam', note: null }, NOW);

describe('what a site admin did', () => {
  it.each(DESK_ACTION_KINDS.filter((kind) => !isSweep(kind)))('%s is done at once, for good', (kind) => {
    const action = actionOf(kind);
    expect(action).toMatchObject({ state: 'done', endedAt: NOW, isInForce: false });
    expect(() => action.undo(2, LATER)).toThrow(NothingToUndo);
  });

  it.each(DESK_ACTION_KINDS.filter(isSweep))('%s goes through links, and back', (kind) => {
    const action = actionOf(kind);
    expect(action).toMatchObject({ state: 'running', endedAt: null, isInForce: true, passedLinkId: 0 });
    action.pass(40, { lookedAt: 4, disabled: 3 });
    action.pass(90, { lookedAt: 2, disabled: 2 });
    expect(action).toMatchObject({ passedLinkId: 90, lookedAt: 6, disabled: 5 });
    action.end(LATER);
    expect(action).toMatchObject({ state: 'done', endedAt: LATER, isInForce: true });
    action.undo(2, LATER);
    expect(action).toMatchObject({ state: 'undoing', undoneBy: 2, undoneAt: LATER, isInForce: false });
    expect(() => action.undo(3, LATER)).toThrow(NothingToUndo);
    action.giveBack(3);
    action.giveBack(1);
    action.endUndo();
    expect(action).toMatchObject({ state: 'undone', enabled: 4, isInForce: false });
  });

  it('may be undone while it is still going through links', () => {
    const action = actionOf('person-suspended');
    action.undo(2, LATER);
    expect(action.state).toBe('undoing');
  });
});

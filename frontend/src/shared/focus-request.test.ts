import { focusOn, registerFocus, requestFocus } from './focus-request';

describe('the focus', () => {
  it('goes to a field while it is on the page', () => {
    const focus = jest.fn();
    expect(focusOn('search')).toBe(false);
    const leave = registerFocus('search', focus);
    expect(focus).not.toHaveBeenCalled();
    expect(focusOn('search')).toBe(true);
    expect(focus).toHaveBeenCalledTimes(1);
    leave();
    expect(focusOn('search')).toBe(false);
  });

  it('goes to a field of the next page, once', () => {
    const focus = jest.fn();
    requestFocus('create');
    registerFocus('create', focus)();
    expect(focus).toHaveBeenCalledTimes(1);
    registerFocus('create', focus)();
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it('stays with the newer of two fields of a name', () => {
    const newer = jest.fn();
    const leaveOlder = registerFocus('create', jest.fn());
    registerFocus('create', newer);
    leaveOlder();
    focusOn('create');
    expect(newer).toHaveBeenCalled();
  });
});

import { ApiError } from '../../api/api-error';
import { buildSession } from '../../test/fake-session';
import type { PendingSignIn } from './pending-sign-in';
import { SignInStore } from './sign-in.store';

const NOW = 1_000_000;

const refusal = (field: string, code: string, details = {}) =>
  new ApiError({
    status: 400,
    code: 'http.validation',
    message: '',
    fields: [{ field, code }],
    details,
  });
const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

interface Setting {
  readonly pending?: PendingSignIn;
  readonly kind?: 'login' | 'signup';
}

function build({ pending, kind = 'login' }: Setting = {}) {
  const shelf = {
    value: pending ?? null,
    read: () => shelf.value,
    write(value: PendingSignIn | null) {
      shelf.value = value;
    },
  };
  const parts = buildSession();
  const { signInApi: api, session } = parts;
  const signIn = new SignInStore({ kind, api, session, shelf, now: () => NOW });
  return { ...parts, shelf, signIn };
}

async function buildAtCode() {
  const parts = build();
  parts.signIn.setEmail('mei@example.com');
  await parts.signIn.sendCode('en');
  return parts;
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('asking for a code', () => {
  it('sends the address as it is meant, and waits for the code', async () => {
    const { signIn, signInApi, shelf } = build({ kind: 'signup' });
    signIn.setEmail(' mei@example.com ');
    expect(await signIn.sendCode('zh-TW')).toBe(true);
    expect(signInApi.sendCode).toHaveBeenCalledWith('signup', 'mei@example.com', 'zh-TW');
    expect(signIn).toMatchObject({ step: 'code', resendAt: NOW + 60_000, sentCount: 1 });
    expect(shelf.value).toEqual({
      email: 'mei@example.com',
      resendAt: NOW + 60_000,
      expiresAt: NOW + 600_000,
    });
  });

  it.each(['', 'mei'])('sends nothing to %j', async (email) => {
    const { signIn, signInApi } = build();
    signIn.setEmail(email);
    expect(await signIn.sendCode('en')).toBe(false);
    expect(signIn.emailError).toMatch(/^session\.email-/);
    expect(signInApi.sendCode).not.toHaveBeenCalled();
    signIn.setEmail('mei@example.com');
    expect(signIn.emailError).toBeNull();
  });

  it('shows what the server refuses beside the field, and other failures below', async () => {
    const { signIn, signInApi } = build();
    signIn.setEmail('mei@example.com');
    signInApi.sendCode.mockRejectedValueOnce(refusal('email', 'identity.email-invalid'));
    await signIn.sendCode('en');
    expect(signIn).toMatchObject({ emailError: 'identity.email-invalid', problem: null, step: 'email' });
    signInApi.sendCode.mockRejectedValueOnce(offline);
    await signIn.sendCode('en');
    expect(signIn).toMatchObject({ emailError: null, problem: offline });
    expect(await signIn.sendCode('en')).toBe(true);
    expect(signIn.problem).toBeNull();
  });

  it('again forgets what was wrong with the code before', async () => {
    const { signIn, signInApi } = await buildAtCode();
    signInApi.verify.mockRejectedValueOnce(refusal('verificationCode', 'identity.code-expired'));
    signIn.setCode('123456');
    await settle();
    expect(signIn.isCodeSpent).toBe(true);
    await signIn.sendCode('en');
    expect(signIn).toMatchObject({ codeError: null, isCodeSpent: false, sentCount: 2, step: 'code' });
  });
});

describe('the code', () => {
  it('is sent with its last digit, once', async () => {
    const { signIn, signInApi, shelf } = await buildAtCode();
    signIn.setCode('12345');
    expect(signInApi.verify).not.toHaveBeenCalled();
    signIn.setCode('123456');
    signIn.setCode('123456');
    await settle();
    expect(signInApi.verify.mock.calls).toEqual([['mei@example.com', '123456']]);
    expect(signIn).toMatchObject({ step: 'done', signedIn: { userId: 7, isNew: false } });
    expect(shelf.value).toBeNull();
  });

  it('may have twelve digits, when the server says so or the link of a mail brings them', async () => {
    const { signIn, signInApi } = build();
    signIn.setEmail('mei@example.com');
    signInApi.sendCode.mockResolvedValueOnce({ expiresIn: 600, resendIn: 60, digits: 12 });
    await signIn.sendCode('en');
    signIn.setCode('123456');
    expect(signInApi.verify).not.toHaveBeenCalled();
    signIn.setCode('123456 654321');
    await settle();
    expect(signInApi.verify.mock.calls).toEqual([['mei@example.com', '123456654321']]);

    const linked = build();
    await linked.signIn.verifyLink('mei@example.com', '123456654321');
    expect(linked.signInApi.verify.mock.calls).toEqual([['mei@example.com', '123456654321']]);
  });

  it('that is too short is not sent by the button either', async () => {
    const { signIn, signInApi } = await buildAtCode();
    signIn.setCode('123');
    expect(await signIn.verify()).toBe(false);
    expect(signIn.codeError).toBe('session.code-short');
    signIn.setCode('1234');
    expect(signIn.codeError).toBeNull();
    expect(signInApi.verify).not.toHaveBeenCalled();
  });

  it.each([
    ['identity.code-wrong', 3, false],
    ['identity.code-expired', null, true],
    ['identity.code-used', null, true],
    ['identity.code-locked', 0, true],
    ['identity.code-other-browser', null, true],
  ])('refused with %s leaves %s tries; only another code helps: %s', async (code, triesLeft, isSpent) => {
    const { signIn, signInApi } = await buildAtCode();
    const details = triesLeft === null ? {} : { details: { triesLeft } };
    signInApi.verify.mockRejectedValue(refusal('verificationCode', code, details));
    signIn.setCode('123456');
    await settle();
    expect(signIn).toMatchObject({
      codeError: code,
      triesLeft,
      isCodeSpent: isSpent,
      code: '',
      step: 'code',
    });
  });

  it('stays in the field when the server could not be reached', async () => {
    const { signIn, signInApi } = await buildAtCode();
    signInApi.verify.mockRejectedValueOnce(offline);
    signIn.setCode('123456');
    await settle();
    expect(signIn).toMatchObject({ code: '123456', problem: offline, codeError: null, isBusy: false });
    expect(await signIn.verify()).toBe(true);
  });

  it('is right in vain when the browser keeps no cookies', async () => {
    const { signIn, signInApi, browser } = await buildAtCode();
    signInApi.verify.mockResolvedValue({ userId: 7, groupId: 70, isNew: false });
    expect(browser.userId).toBe(0);
    signIn.setCode('123456');
    await settle();
    expect(signIn).toMatchObject({ isWithoutCookies: true, step: 'code', isBusy: false, signedIn: null });
  });

  it('is no longer waited for after another address was wanted', async () => {
    const { signIn, shelf } = await buildAtCode();
    signIn.setCode('12');
    signIn.changeEmail();
    expect(signIn).toMatchObject({ step: 'email', email: 'mei@example.com', code: '' });
    expect(shelf.value).toBeNull();
  });
});

describe('a page that was closed while its visitor read their mail', () => {
  const pending = { email: 'mei@example.com', resendAt: NOW + 5_000, expiresAt: NOW + 500_000 };

  it('waits for the same code again', async () => {
    const { signIn, signInApi } = build({ pending });
    await settle();
    expect(signInApi.pending).toHaveBeenCalledWith('mei@example.com');
    expect(signIn).toMatchObject({ step: 'code', email: 'mei@example.com', resendAt: NOW + 5_000 });
  });

  it('asks for the address when the server waits for no code', async () => {
    const parts = buildSession();
    parts.signInApi.pending.mockResolvedValue({ isPending: false, expiresIn: 0, triesLeft: 0, digits: 6 });
    const shelf = { read: () => pending, write: jest.fn() };
    const signIn = new SignInStore({ kind: 'login', api: parts.signInApi, session: parts.session, shelf });
    await settle();
    expect(signIn).toMatchObject({ step: 'email', email: 'mei@example.com' });
    expect(shelf.write).toHaveBeenCalledWith(null);
  });

  it('believes itself when the server cannot be asked', async () => {
    const parts = buildSession();
    parts.signInApi.pending.mockRejectedValue(offline);
    const shelf = { read: () => pending, write: jest.fn() };
    const signIn = new SignInStore({ kind: 'login', api: parts.signInApi, session: parts.session, shelf });
    await settle();
    expect(signIn.step).toBe('code');
  });
});

describe('the link of a mail', () => {
  it('signs in by itself', async () => {
    const { signIn, signInApi, session } = build();
    await signIn.verifyLink('mei@example.com', '123456');
    await signIn.verifyLink('mei@example.com', '123456');
    expect(signInApi.verify.mock.calls).toEqual([['mei@example.com', '123456']]);
    expect(signIn.step).toBe('done');
    expect(session).toMatchObject({ isSignedIn: true, notice: null });
  });

  it('that is not good is told of, and not tried twice', async () => {
    const { signIn, signInApi, session } = build();
    signInApi.verify.mockRejectedValue(refusal('verificationCode', 'identity.code-used'));
    await signIn.verifyLink('mei@example.com', '123456');
    await signIn.verifyLink('mei@example.com', '123456');
    expect(signInApi.verify).toHaveBeenCalledTimes(1);
    expect(signIn.isLinkRefused).toBe(true);
    expect(session.notice).toBe('sign-in-link-failed');
  });

  it.each([
    ['mei@example.com', '12'],
    ['', '123456'],
  ])('is refused when it says %j and %j', async (email, code) => {
    const { signIn, signInApi } = build();
    signInApi.verify.mockRejectedValue(refusal('email', 'identity.email-invalid'));
    await signIn.verifyLink(email, code);
    expect(signIn.isLinkRefused).toBe(true);
  });

  it.each([0, 429, 503])('that met with %i stays in the field for another try', async (status) => {
    const { signIn, signInApi, session } = build();
    signInApi.verify.mockRejectedValueOnce(new ApiError({ status, code: 'x.y', message: '' }));
    await signIn.verifyLink('mei@example.com', '123456');
    await signIn.verifyLink('mei@example.com', '123456');
    expect(signInApi.verify).toHaveBeenCalledTimes(1);
    expect(signIn).toMatchObject({ isLinkUnheard: true, isLinkRefused: false, step: 'code', code: '123456' });
    expect(session.notice).toBeNull();
    expect(await signIn.verify()).toBe(true);
  });
});

describe("Google's offer", () => {
  const OFFER = { product: 'linklet', credential: 'credential', csrfToken: 'csrf', lang: 'en' };

  it('signs in with one tap', async () => {
    const { signIn, signInApi } = build();
    expect(await signIn.oneTap(OFFER)).toBe(true);
    expect(signInApi.oneTap).toHaveBeenCalledWith(OFFER);
  });

  it('that fails leaves the other ways open', async () => {
    const { signIn, signInApi } = build();
    signInApi.oneTap.mockRejectedValue(offline);
    expect(await signIn.oneTap(OFFER)).toBe(false);
    expect(signIn).toMatchObject({ step: 'email', problem: offline, isBusy: false });
  });
});

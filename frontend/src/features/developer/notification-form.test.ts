import { ApiError } from '../../api/api-error';
import { buildApiInfo } from '../../test/fake-developer';
import { createNotificationForm } from './notification-form';

const addresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `a${String(index)}@shop.example`);

function formOf(info: Parameters<typeof buildApiInfo>[0] = {}) {
  const setNotifications = jest.fn().mockResolvedValue(buildApiInfo(info));
  return { form: createNotificationForm({ setNotifications }, buildApiInfo(info), 'ja'), setNotifications };
}

describe('the form of notifications', () => {
  it.each([
    ['', null],
    ['a@shop.example', null],
    ['a@shop.example, b@shop.example;c@shop.example\n\nd@shop.example ', null],
    [addresses(10).join('\n'), null],
    [addresses(11).join('\n'), 'developer.too-many-emails'],
    ['a@shop.example\nshop', 'identity.email-invalid'],
  ])('reads the addresses %j: %s', (emails, code) => {
    const { form } = formOf();
    form.set({ emails });
    form.validate();
    expect(form.currentProblemOf('emails')).toBe(code);
  });

  it.each([
    ['1', null],
    ['100', null],
    ['0', 'developer.threshold-invalid'],
    ['101', 'developer.threshold-invalid'],
    ['-5', 'developer.threshold-invalid'],
    ['50.5', 'developer.threshold-invalid'],
    ['', 'developer.threshold-invalid'],
    ['half', 'developer.threshold-invalid'],
  ])('reads the percentage %j: %s', (threshold, code) => {
    const { form } = formOf();
    form.set({ threshold });
    form.validate();
    expect(form.currentProblemOf('threshold')).toBe(code);
  });

  it('sends all of it, in the language of the mails to come, and begins again with the answer', async () => {
    const { form, setNotifications } = formOf({ notificationEmails: ['a@shop.example'] });
    expect(form.values).toEqual({ emails: 'a@shop.example', notification: true, threshold: '80' });
    form.set({ emails: 'a@shop.example; b@shop.example', threshold: '5' });
    await form.save();
    expect(setNotifications).toHaveBeenCalledWith({
      ...{ emails: ['a@shop.example', 'b@shop.example'], notification: true },
      ...{ threshold: 5, lang: 'ja' },
    });
    expect(form.values.emails).toBe('a@shop.example');
    expect(form.isDirty).toBe(false);
  });

  it.each([
    ['emails', 'emails'],
    ['emails.0', 'emails'],
    ['threshold', 'threshold'],
    ['notification', 'notification'],
  ])('finds the field that the server calls %s', async (field, name) => {
    const { form, setNotifications } = formOf();
    const code = 'developer.refused';
    setNotifications.mockRejectedValue(
      new ApiError({ status: 400, code, message: '', fields: [{ field, code }] }),
    );
    form.set({ emails: 'a@shop.example' });
    await form.save();
    expect(form.problemOf(name)).toBe(code);
    expect(form.failure).toBeNull();
  });

  it('blames no field for what is none of its own', async () => {
    const { form, setNotifications } = formOf();
    const code = 'developer.refused';
    setNotifications.mockRejectedValue(
      new ApiError({ status: 400, code, message: '', fields: [{ field: 'lang', code }] }),
    );
    form.set({ emails: 'a@shop.example' });
    await form.save();
    expect(form.hasProblems).toBe(false);
    expect(form.failure?.code).toBe(code);
  });
});

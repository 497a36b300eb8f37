import { displayNameHint, emailHint, phoneHint, subdomainHint, tidySubdomain } from './field-rules';

describe('a personal subdomain', () => {
  it.each([
    [' Mei ', 'mei'],
    ["m/e\\i;,'", 'mei'],
    ['me-i', 'me-i'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(tidySubdomain(typed)).toBe(stored);
  });

  it.each([
    ['mei', null],
    ['me', 'account.subdomain-too-short'],
    ['a'.repeat(20), null],
    ['a'.repeat(21), 'account.subdomain-too-long'],
    ['me-i', 'account.subdomain-invalid'],
    ['méi', 'account.subdomain-invalid'],
    ['茶', 'account.subdomain-invalid'],
    ['123', 'account.subdomain-only-digits'],
    ['1a2', null],
  ])('%s: %s', (name, hint) => {
    expect(subdomainHint(name)).toBe(hint);
  });
});

describe('a display name', () => {
  it.each([
    ['Mei', null],
    ['茶行', null],
    [' M ', 'account.display-name-too-short'],
    ['👩‍🌾👩‍🌾', null],
    ['茶'.repeat(30), null],
    ['茶'.repeat(31), 'account.display-name-too-long'],
    ['user1', 'account.display-name-generated'],
    ['USER12', 'account.display-name-generated'],
    ['user', null],
    ['username1', null],
  ])('%s: %s', (name, hint) => {
    expect(displayNameHint(name)).toBe(hint);
  });
});

describe('an address', () => {
  it.each([
    ['mei@example.com', true],
    ['mei@例え.jp', true],
    ['mei@localhost', false],
    ['mei example.com', false],
    ['a@b@c.de', false],
    ['', false],
  ])('%s may be one: %s', (email, is) => {
    expect(emailHint(email) === null).toBe(is);
  });
});

describe('a number', () => {
  it.each([
    ['0912 345 678', true],
    ['+886 (912) 345-678', true],
    ['０９１２３４５６７８', true],
    ['12345', false],
    ['+1234567890123456', false],
    ['0912x345678', false],
  ])('%s may be one: %s', (phone, is) => {
    expect(phoneHint(phone) === null).toBe(is);
  });
});

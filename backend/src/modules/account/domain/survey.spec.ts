import type { SurveyRefused } from './account.errors';
import { parseSurvey } from './survey';

describe('a survey', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'feature-analysis',
      { redesign: 'Awesome', tip: 'NotInterested', other: 'x' },
      { redesign: 'Awesome', tip: 'NotInterested' },
    ],
    ['feature-analysis', { 'line-referral': 'NotBad' }, { 'line-referral': 'NotBad' }],
    ['rate', { rate: 5 }, { rate: 5 }],
    ['rate', { rate: 1, comment: null }, { rate: 1 }],
    ['rate', { rate: 3, comment: ' a\r\nb\u001b[31m\u0000 ' }, { rate: 3, comment: 'a\nb[31m' }],
    ['goodbye', { reason: 'too many links', isAdmin: true }, { reason: 'too many links' }],
    ['help', { 'first-link': 'yes', qr: 'no' }, { 'first-link': 'yes', qr: 'no' }],
  ])('%s keeps of %j what it asks', (survey, given, kept) => {
    expect(parseSurvey(survey, given)).toEqual(kept);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['nonsense', {}, 'survey'],
    ['constructor', {}, 'survey'],
    ['feature-analysis', {}, 'answers'],
    ['feature-analysis', { tip: 'Meh' }, 'answers.tip'],
    ['feature-analysis', { tip: 3 }, 'answers.tip'],
    ['rate', {}, 'answers.rate'],
    ['rate', { rate: 0 }, 'answers.rate'],
    ['rate', { rate: 6 }, 'answers.rate'],
    ['rate', { rate: 2.5 }, 'answers.rate'],
    ['rate', { rate: '5' }, 'answers.rate'],
    ['rate', { rate: 5, comment: 'x'.repeat(1_001) }, 'answers.comment'],
    ['rate', { rate: 5, comment: {} }, 'answers.comment'],
    ['goodbye', {}, 'answers.reason'],
    ['goodbye', { reason: ' \u0000 ' }, 'answers.reason'],
    ['help', {}, 'answers'],
    ['help', { 'first-link': 'maybe' }, 'answers'],
    ['help', { 'First link': 'yes' }, 'answers'],
  ])('%s refuses %j at %s', (survey, given, field) => {
    expect(() => parseSurvey(survey, given)).toThrow(
      expect.objectContaining({
        code: 'account.survey-invalid',
        details: { fields: [expect.objectContaining({ field }) as object] },
      }) as SurveyRefused,
    );
  });
});

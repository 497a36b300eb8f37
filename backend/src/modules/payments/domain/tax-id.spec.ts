import { isTaxId } from './tax-id';

describe('a tax ID', () => {
  it.each(['04595257', '10458575', '10458574', '12345675', '12345676', '54352706', '53212539'])(
    'is valid as it always was: %s',
    (text) => expect(isTaxId(text)).toBe(true),
  );

  it.each(['04595252', '10458570', '12345670', '12345671'])('is valid since 2023: %s', (text) =>
    expect(isTaxId(text)).toBe(true),
  );

  it.each([
    '04595253',
    '12345672',
    '12345678',
    '1234567',
    '123456769',
    '00000000',
    '０４５９５２５７',
    ' 04595257',
    '',
  ])('is refused: “%s”', (text) => expect(isTaxId(text)).toBe(false));
});

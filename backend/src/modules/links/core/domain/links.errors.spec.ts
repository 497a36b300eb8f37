import { DomainError, InvalidInput } from '../../../../shared/domain/domain-error';
import {
  AddressRefused,
  LinkDeleted,
  LinkDoesNotExist,
  NotAllowed,
  SlugRefused,
  SlugTaken,
} from './links.errors';

describe('the refusals of links', () => {
  it.each([
    [new AddressRefused('links.address-port', 'no ports'), 'invalid', 'links.address-port', 'no ports'],
    [new SlugRefused('links.slug-invalid', 'no dots'), 'invalid', 'links.slug-invalid', 'no dots'],
    [
      new SlugTaken('測試中'),
      'conflict',
      'links.slug-taken',
      '“測試中” is already taken: choose another short name',
    ],
    [new LinkDoesNotExist(), 'not-found', 'links.link-does-not-exist', 'link does not exist'],
    [new LinkDeleted(), 'gone', 'links.link-deleted', 'link has been deleted'],
    [
      new NotAllowed(),
      'forbidden',
      'links.not-allowed',
      'this link can only be changed by the person who made it',
    ],
    [new NotAllowed('ask the owner'), 'forbidden', 'links.not-allowed', 'ask the owner'],
  ])('%s carries its kind, code and text', (error, kind, code, message) => {
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ kind, code, message, name: error.constructor.name });
  });

  it('names the field of a refused address', () => {
    const error = new AddressRefused('links.address-port', 'no ports');
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.details.fields).toEqual([{ field: 'url', code: 'links.address-port', message: 'no ports' }]);
  });

  it.each([new SlugRefused('links.slug-invalid', 'no dots'), new SlugTaken('abc')])(
    'names the field of a refused slug: %s',
    (error) => {
      expect(error.details.fields).toEqual([{ field: 'encodeId', code: error.code, message: error.message }]);
    },
  );
});

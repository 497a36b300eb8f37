import { buildFilePreview } from '../../test/fake-batch';
import { mappingOf, recognized, withField } from './columns';

describe('the columns of a file', () => {
  const fields = recognized(buildFilePreview());

  it('are what the server has recognised', () => {
    expect(fields).toEqual(['url', 'title', null]);
  });

  it('have each field once: it leaves the column that it had', () => {
    expect(withField(fields, 2, 'title')).toEqual(['url', null, 'title']);
    expect(withField(fields, 1, null)).toEqual(['url', null, null]);
  });

  it('are all named to the server, so that nothing is recognised again', () => {
    expect(mappingOf(fields)).toEqual({
      ...{ url: 0, title: 1, slug: null, note: null, tags: null, domain: null },
      ...{ expireTime: null, createdAt: null, shortUrl: null },
    });
  });

  it('leave to the server what is wrong without addresses', () => {
    expect(mappingOf([null])).not.toHaveProperty('url');
  });
});

import { fakeLinksApi } from '../../test/fakes';
import { leaveMember, openAsMember, serveFirstCalls } from '../../test/first-calls';
import { LinkListStore } from './link-list.store';
import { createLinkListApi } from './list/list.api';
import { ALL_LINKS, listQueryOf } from './list/list-question';

afterEach(leaveMember);

it('takes the first page of a list from what was asked before its scripts had come', async () => {
  const asked = serveFirstCalls();
  const list = new LinkListStore(createLinkListApi(openAsMember('/users/70')), fakeLinksApi());
  await list.show(listQueryOf(ALL_LINKS));
  expect(list.isEmpty).toBe(true);
  expect(asked).toEqual(['POST token', 'GET my/info?groupId=70', 'POST links/overview/query?groupId=70']);
});

it('asks anew for a list that is narrowed', async () => {
  const asked = serveFirstCalls();
  const list = new LinkListStore(createLinkListApi(openAsMember('/users/70')), fakeLinksApi());
  await list.show(listQueryOf({ ...ALL_LINKS, tab: 'star' }));
  expect(asked.filter((call) => call.startsWith('POST links/'))).toHaveLength(2);
});

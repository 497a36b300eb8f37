import { namedGroupIn } from './named-group';

it.each([
  [{}, undefined, null],
  [{ groupId: '4' }, undefined, 4],
  [{}, { groupId: 4 }, 4],
  [{ groupId: '4' }, { groupId: 4 }, 4],
  [{ groupId: '04' }, { groupId: '4' }, 4],
  [{ groupId: '' }, { groupId: null }, null],
  [{ groupId: '4' }, { groupId: 3 }, -1],
  [{ groupId: ['3', '4'] }, undefined, -1],
  [{ groupId: 'four' }, undefined, -1],
  [{}, { groupId: 4.5 }, -1],
  [{}, { groupId: { toString: 1 } }, -1],
  [{}, { groupId: true }, -1],
  [{}, [], null],
  [{}, 'text', null],
])('a call with the query %j and the body %j names the group %j', (query, body, groupId) => {
  expect(namedGroupIn({ query, body })).toBe(groupId);
});

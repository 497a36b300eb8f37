import { wantedTerms } from '../../core/domain/search-terms/search-terms';
import { withTags } from './terms-of-tags';

const TAGS = [
  { id: 1, value: 'Spring Sale' },
  { id: 2, value: '春節特賣' },
  { id: 3, value: 'salesperson' },
];

it.each([
  ['sale', [[1, 3]]],
  ['SPRING', [[1]]],
  ['spring 特賣', [[1], [2]]],
  ['sale winter', [[1, 3], undefined]],
  ['ale', [undefined]],
])('the words of %s are in the tags %j', (text, tagIds) => {
  expect(withTags(wantedTerms(text), TAGS).map((term) => term.tagIds)).toEqual(tagIds);
});

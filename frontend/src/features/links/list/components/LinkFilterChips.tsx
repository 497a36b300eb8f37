import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { formatDay, formatDays } from '../../../../shared/dates';
import { Button } from '../../../../shared/ui/buttons';
import { Box } from '../../../../shared/ui/layout';
import { RemovableChip } from '../../../../shared/ui/RemovableChip';
import { Text } from '../../../../shared/ui/text';
import type { FilterChoicesStore } from '../filter-choices.store';
import { filterMessages, traitMessages } from '../filter.messages';
import { emptyMessages } from '../list-control.messages';
import { filterCount, type ListQuestion } from '../list-question';
import { useAuthorName } from '../use-author-name';
import type { AskedList } from '../use-list-question';

interface FilterChipsProps {
  readonly asked: AskedList;
  readonly choices: FilterChoicesStore;
}

function daysText(intl: IntlShape, { from, to }: ListQuestion): string {
  const text = (day: string): string => formatDay(intl.locale, day, 'medium');
  if (from === '') return intl.formatMessage(filterMessages.until, { to: text(to) });
  if (to === '') return intl.formatMessage(filterMessages.since, { from: text(from) });
  return formatDays(intl.locale, from, to);
}

function clicksText(intl: IntlShape, { minClicks: min, maxClicks: max }: ListQuestion): string {
  if (min === null) return intl.formatMessage(filterMessages.mostClicks, { max: max ?? 0 });
  if (max === null) return intl.formatMessage(filterMessages.leastClicks, { min });
  return intl.formatMessage(filterMessages.clicksBetween, { min, max });
}

/** Each filter that is set, in words, and the question without it. */
function useChips(choices: FilterChoicesStore, question: ListQuestion) {
  const intl = useIntl();
  const nameOf = useAuthorName(choices);
  const { tagIds, domain, minClicks, maxClicks, from, to, authorIds, traits } = question;
  const tagOf = (id: number): string => choices.tags?.find(({ tagId }) => tagId === id)?.value ?? String(id);
  return [
    ...tagIds.map((id) => ({
      key: `tag-${id}`,
      text: intl.formatMessage(filterMessages.tag, { tag: tagOf(id) }),
      without: { tagIds: tagIds.filter((each) => each !== id) },
    })),
    ...(domain === ''
      ? []
      : [
          {
            key: 'domain',
            text: intl.formatMessage(filterMessages.onDomain, { domain }),
            without: { domain: '' },
          },
        ]),
    ...(minClicks === null && maxClicks === null
      ? []
      : [
          {
            key: 'clicks',
            text: clicksText(intl, question),
            without: { minClicks: null, maxClicks: null },
          },
        ]),
    ...(from === '' && to === ''
      ? []
      : [{ key: 'days', text: daysText(intl, question), without: { from: '', to: '' } }]),
    ...traits.map((trait) => ({
      key: trait,
      text: intl.formatMessage(traitMessages[trait]),
      without: { traits: traits.filter((each) => each !== trait) },
    })),
    ...authorIds.map((id) => ({
      key: `by-${id}`,
      text: intl.formatMessage(filterMessages.author, { name: nameOf(id) }),
      without: { authorIds: authorIds.filter((each) => each !== id) },
    })),
  ];
}

/** The filters that are set; each can be taken away. */
export const LinkFilterChips = observer(function LinkFilterChips({ asked, choices }: FilterChipsProps) {
  const intl = useIntl();
  const chips = useChips(choices, asked.question);
  const { tagIds, isAllTags, authorIds } = asked.question;
  useEffect(() => {
    if (tagIds.length > 0) choices.loadTags();
    if (authorIds.length > 0) choices.loadAuthors();
  }, [choices, tagIds, authorIds]);
  if (filterCount(asked.question) === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        component="ul"
        aria-label={intl.formatMessage(filterMessages.chosen)}
        sx={{ display: 'contents', listStyle: 'none' }}
      >
        {chips.map(({ key, text, without }) => (
          <RemovableChip
            key={key}
            remove={intl.formatMessage(filterMessages.remove, { filter: text })}
            onRemove={() => asked.change(without)}
          >
            {text}
          </RemovableChip>
        ))}
      </Box>
      {tagIds.length > 1 && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(isAllTags ? filterMessages.withAll : filterMessages.withAny)}
        </Text>
      )}
      <Button size="small" onClick={asked.clear} sx={{ minHeight: 36 }}>
        {intl.formatMessage(emptyMessages.clear)}
      </Button>
    </Box>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { unicodeHost } from '../../../../shared/unicode-host';
import { pricingPath } from '../../../../shared/pricing-path';
import { useStores } from '../../../../shared/store-context';
import { browserTimeZone, dayIn } from '../../../../shared/calendar';
import { displayPlanOf } from '../../../../shared/display-plan';
import { planMessages } from '../../../../shared/plan.messages';
import { AppLink } from '../../../../shared/ui/AppLink';
import { DateField } from '../../../../shared/ui/DateField';
import { LockIcon } from '../../../../shared/ui/icons';
import { Segments } from '../../../../shared/ui/Segments';
import { TextField } from '../../../../shared/ui/TextField';
import { Box, Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import type { FilterChoicesStore } from '../filter-choices.store';
import { filterMessages, traitMessages } from '../filter.messages';
import { type Trait, TRAITS } from '../list.api';
import type { ListQuestion } from '../list-question';
import { useAuthorName } from '../use-author-name';
import type { AskedList } from '../use-list-question';
import { FilterGroup } from './FilterGroup';
import { FilterToggle } from './FilterToggle';

/** The smallest plan with advanced search, and its level. */
const PLAN_TO_SEARCH = 'classic';
const LEVEL_TO_SEARCH = 3;

/** Whether the plan of the group acted in has all filters; not before that is known. */
const hasAdvancedSearch = (info: { readonly planLevel: number } | null): boolean =>
  (info?.planLevel ?? 0) >= LEVEL_TO_SEARCH;

/** A list with a value that was not in it, or without one that was. */
function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}

export interface FilterProps {
  readonly asked: AskedList;
  readonly choices: FilterChoicesStore;
}

const TagFilter = observer(function TagFilter({ asked, choices }: FilterProps) {
  const intl = useIntl();
  useEffect(() => choices.loadTags(), [choices]);
  const { tagIds, isAllTags } = asked.question;
  if (choices.tags === null) return null;
  return (
    <FilterGroup title={intl.formatMessage(filterMessages.tags)}>
      {choices.tags.length === 0 && (
        <Text color="textSecondary">{intl.formatMessage(filterMessages.noTags)}</Text>
      )}
      {choices.tags.map(({ tagId, value, color }) => (
        <FilterToggle
          key={tagId}
          label={value}
          color={color}
          isOn={tagIds.includes(tagId)}
          onToggle={() => asked.change({ tagIds: toggled(tagIds, tagId) })}
        />
      ))}
      {tagIds.length > 1 && (
        <Segments
          label={intl.formatMessage(filterMessages.match)}
          choices={[
            { value: 'any', label: intl.formatMessage(filterMessages.anyTag) },
            { value: 'all', label: intl.formatMessage(filterMessages.allTags) },
          ]}
          chosen={isAllTags ? 'all' : 'any'}
          onChoose={(match) => asked.change({ isAllTags: match === 'all' })}
        />
      )}
    </FilterGroup>
  );
});

const DayFilter = observer(function DayFilter({ asked }: Pick<FilterProps, 'asked'>) {
  const intl = useIntl();
  const { from, to } = asked.question;
  const today = dayIn(browserTimeZone(), new Date());
  return (
    <FilterGroup title={intl.formatMessage(filterMessages.made)}>
      <DateField
        label={intl.formatMessage(filterMessages.from)}
        value={from}
        max={to === '' ? today : to}
        onChange={(day) => asked.change({ from: day })}
      />
      <DateField
        label={intl.formatMessage(filterMessages.to)}
        value={to}
        max={today}
        onChange={(day) => asked.change({ to: day })}
      />
    </FilterGroup>
  );
});

const DomainFilter = observer(function DomainFilter({ asked, choices }: FilterProps) {
  const intl = useIntl();
  useEffect(() => choices.loadDomains(), [choices]);
  const { domain } = asked.question;
  // With one host there is nothing to choose, unless an address asks for another.
  const hosts = [...new Set([...choices.domains, ...(domain === '' ? [] : [domain])])];
  if (hosts.length < 2) return null;
  return (
    <FilterGroup title={intl.formatMessage(filterMessages.domain)}>
      {hosts.map((host) => (
        <FilterToggle
          key={host}
          label={unicodeHost(host)}
          isOn={host === domain}
          onToggle={() => asked.change({ domain: host === domain ? '' : host })}
        />
      ))}
    </FilterGroup>
  );
});

const MAX_DIGITS = 9;
const textOf = (count: number | null): string => (count === null ? '' : String(count));
const countIn = (text: string): number | null => (text === '' ? null : Number(text));

/** The smaller number first, whichever field it was typed into. */
function clicksOf(min: string, max: string): Pick<ListQuestion, 'minClicks' | 'maxClicks'> {
  const [minClicks, maxClicks] = [countIn(min), countIn(max)];
  const isTurned = minClicks !== null && maxClicks !== null && minClicks > maxClicks;
  return isTurned ? { minClicks: maxClicks, maxClicks: minClicks } : { minClicks, maxClicks };
}

/** Two numbers; the list follows when both fields are left, or on Enter. */
const ClickFilter = observer(function ClickFilter({ asked }: Pick<FilterProps, 'asked'>) {
  const intl = useIntl();
  const { minClicks, maxClicks } = asked.question;
  const [min, setMin] = useState(textOf(minClicks));
  const [max, setMax] = useState(textOf(maxClicks));
  useEffect(() => {
    setMin(textOf(minClicks));
    setMax(textOf(maxClicks));
  }, [minClicks, maxClicks]);
  const apply = (): void => {
    const next = clicksOf(min, max);
    if (next.minClicks === minClicks && next.maxClicks === maxClicks) return;
    asked.change(next);
  };
  const fields = [
    { key: 'min', label: filterMessages.minClicks, value: min, set: setMin },
    { key: 'max', label: filterMessages.maxClicks, value: max, set: setMax },
  ];
  return (
    <FilterGroup title={intl.formatMessage(filterMessages.clicks)}>
      <Box
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) apply();
        }}
        sx={{ display: 'flex', gap: 1.5, maxWidth: 360 }}
      >
        {fields.map(({ key, label, value, set }) => (
          <TextField
            key={key}
            label={intl.formatMessage(label)}
            inputMode="numeric"
            value={value}
            onChange={(text) => set(text.replace(/\D/g, '').slice(0, MAX_DIGITS))}
          />
        ))}
      </Box>
    </FilterGroup>
  );
});

/** What everyone may look for: the owner of such a link must be able to find it. */
const HEALTH_TRAITS = ['down', 'warning'] as const satisfies readonly Trait[];

const TraitFilter = observer(function TraitFilter({
  asked,
  traits,
}: Pick<FilterProps, 'asked'> & { readonly traits: readonly Trait[] }) {
  const intl = useIntl();
  const { traits: chosen } = asked.question;
  return (
    <FilterGroup title={intl.formatMessage(filterMessages.has)}>
      {traits.map((trait) => (
        <FilterToggle
          key={trait}
          label={intl.formatMessage(traitMessages[trait])}
          isOn={chosen.includes(trait)}
          onToggle={() => asked.change({ traits: toggled(chosen, trait) })}
        />
      ))}
    </FilterGroup>
  );
});

const AdvancedFilters = observer(function AdvancedFilters({ asked, choices }: FilterProps) {
  const intl = useIntl();
  const nameOf = useAuthorName(choices);
  useEffect(() => choices.loadAuthors(), [choices]);
  const { authorIds } = asked.question;
  return (
    <>
      <ClickFilter asked={asked} />
      <TraitFilter asked={asked} traits={TRAITS} />
      {choices.authors.length > 1 && (
        <FilterGroup title={intl.formatMessage(filterMessages.by)}>
          {choices.authors.map(({ userId }) => (
            <FilterToggle
              key={userId}
              label={nameOf(userId)}
              isOn={authorIds.includes(userId)}
              onToggle={() => asked.change({ authorIds: toggled(authorIds, userId) })}
            />
          ))}
        </FilterGroup>
      )}
    </>
  );
});

const Locked = observer(function Locked() {
  const intl = useIntl();
  const plan = intl.formatMessage(planMessages.name, { plan: displayPlanOf(PLAN_TO_SEARCH) });
  return (
    <Text color="textSecondary" variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <LockIcon fontSize="small" />
      {intl.formatMessage(filterMessages.locked, { plan })}
      <AppLink to={pricingPath(PLAN_TO_SEARCH)} underline="always">
        {intl.formatMessage(filterMessages.plans)}
      </AppLink>
    </Text>
  );
});

/** Everything that links can be narrowed by; each choice holds at once. */
export const FilterFields = observer(function FilterFields(props: FilterProps) {
  const { session } = useStores();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TagFilter {...props} />
      <DomainFilter {...props} />
      <DayFilter asked={props.asked} />
      {hasAdvancedSearch(session.info) ? (
        <AdvancedFilters {...props} />
      ) : (
        <>
          <TraitFilter asked={props.asked} traits={HEALTH_TRAITS} />
          <Locked />
        </>
      )}
    </Stack>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../../shared/paths';
import { useStores } from '../../../../shared/store-context';
import { browserTimeZone, dayIn } from '../../../../shared/calendar';
import { displayPlanOf } from '../../../../shared/display-plan';
import { planMessages } from '../../../../shared/plan.messages';
import { AppLink } from '../../../../shared/ui/AppLink';
import { DateField } from '../../../../shared/ui/DateField';
import { LockIcon } from '../../../../shared/ui/icons';
import { Panel } from '../../../../shared/ui/Panel';
import { Stack } from '../../../../shared/ui/layout';
import { Text } from '../../../../shared/ui/text';
import type { FilterChoicesStore } from '../filter-choices.store';
import { filterMessages, traitMessages } from '../filter.messages';
import { TRAITS } from '../list.api';
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

interface FilterProps {
  readonly asked: AskedList;
  readonly choices: FilterChoicesStore;
}

const TagFilter = observer(function TagFilter({ asked, choices }: FilterProps) {
  const intl = useIntl();
  useEffect(() => choices.loadTags(), [choices]);
  const { tagIds } = asked.question;
  if (choices.tags === null) return null;
  return (
    <FilterGroup title={intl.formatMessage(filterMessages.tags)}>
      {choices.tags.length === 0 && (
        <Text color="textSecondary">{intl.formatMessage(filterMessages.noTags)}</Text>
      )}
      {choices.tags.map(({ tagId, value }) => (
        <FilterToggle
          key={tagId}
          label={value}
          isOn={tagIds.includes(tagId)}
          onToggle={() => asked.change({ tagIds: toggled(tagIds, tagId) })}
        />
      ))}
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

const AdvancedFilters = observer(function AdvancedFilters({ asked, choices }: FilterProps) {
  const intl = useIntl();
  const nameOf = useAuthorName(choices);
  useEffect(() => choices.loadAuthors(), [choices]);
  const { authorIds, traits } = asked.question;
  return (
    <>
      <FilterGroup title={intl.formatMessage(filterMessages.has)}>
        {TRAITS.map((trait) => (
          <FilterToggle
            key={trait}
            label={intl.formatMessage(traitMessages[trait])}
            isOn={traits.includes(trait)}
            onToggle={() => asked.change({ traits: toggled(traits, trait) })}
          />
        ))}
      </FilterGroup>
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
      <AppLink to={PATHS.pricing} underline="always">
        {intl.formatMessage(filterMessages.plans)}
      </AppLink>
    </Text>
  );
});

/** Everything that links can be narrowed by; each choice holds at once. */
export const FilterPanel = observer(function FilterPanel({
  id,
  ...rest
}: FilterProps & { readonly id: string }) {
  const intl = useIntl();
  const { session } = useStores();
  return (
    <Panel component="section" id={id} aria-label={intl.formatMessage(filterMessages.region)}>
      <Stack sx={{ gap: 2.5 }}>
        <TagFilter {...rest} />
        <DayFilter asked={rest.asked} />
        {hasAdvancedSearch(session.info) ? <AdvancedFilters {...rest} /> : <Locked />}
      </Stack>
    </Panel>
  );
});

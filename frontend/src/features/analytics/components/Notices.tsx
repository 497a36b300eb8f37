import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { displayPlanOf } from '../../../shared/display-plan';
import { PATHS } from '../../../shared/paths';
import { planMessages } from '../../../shared/plan.messages';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { Notice } from '../../../shared/ui/Notice';
import { analyticsPageMessages } from '../analytics.messages';
import type { DashboardProps } from '../dashboard-props';
import { hiddenMessages } from '../hidden.messages';
import { rangeMessages } from '../range.messages';
import { HIDING_REASONS } from '../report';
import { DEFAULT_RANGE, isFiltered } from '../report-query';
import { stateMessages } from '../state.messages';

export const Missing = observer(function Missing({ isLink }: { readonly isLink: boolean }) {
  const intl = useIntl();
  const { missingTitle, missingText, noneTitle, noneText } = stateMessages;
  return (
    <Notice
      title={intl.formatMessage(isLink ? missingTitle : noneTitle)}
      text={intl.formatMessage(isLink ? missingText : noneText)}
    >
      <ButtonLink to={PATHS.home} variant="contained">
        {intl.formatMessage(analyticsPageMessages.back)}
      </ButtonLink>
    </Notice>
  );
});

/** In place of numbers that this visitor does not see. */
export const Private = observer(function Private() {
  const intl = useIntl();
  const { session } = useStores();
  const { pathname, search } = useLocation();
  const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
  if (session.isSignedIn) {
    return (
      <Notice
        title={intl.formatMessage(stateMessages.privateTitle)}
        text={intl.formatMessage(stateMessages.privateToMembers)}
      >
        <ButtonLink to={PATHS.analytics} variant="contained">
          {intl.formatMessage(analyticsPageMessages.allLinks)}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice
      title={intl.formatMessage(stateMessages.privateTitle)}
      text={intl.formatMessage(stateMessages.privateText)}
    >
      <ButtonLink to={`${PATHS.login}?${way.toString()}`} variant="contained">
        {intl.formatMessage(stateMessages.logIn)}
      </ButtonLink>
    </Notice>
  );
});

export const Deleted = observer(function Deleted() {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage(stateMessages.deletedTitle)}
      text={intl.formatMessage(stateMessages.deletedText)}
    >
      <ButtonLink to={PATHS.home} variant="contained">
        {intl.formatMessage(analyticsPageMessages.back)}
      </ButtonLink>
    </Notice>
  );
});

/** The range that people are led back to from one that shows nothing. */
const UsualRange = observer(function UsualRange({ query, onChange }: DashboardProps) {
  const intl = useIntl();
  return (
    <Button
      variant="contained"
      onClick={() => onChange({ ...query, range: DEFAULT_RANGE, days: null, filters: {} })}
    >
      {intl.formatMessage(stateMessages.showRange, {
        range: intl.formatMessage(rangeMessages.name, { range: DEFAULT_RANGE }),
      })}
    </Button>
  );
});

/** The plan does not reach back so far. */
export const LockedRange = observer(function LockedRange(props: DashboardProps) {
  const intl = useIntl();
  const plan = props.store.report.error?.textOf('plan') ?? null;
  return (
    <Notice
      title={intl.formatMessage(stateMessages.lockedTitle)}
      text={
        plan === null
          ? intl.formatMessage(stateMessages.lockedText)
          : intl.formatMessage(stateMessages.lockedPlanText, {
              plan: intl.formatMessage(planMessages.name, { plan: displayPlanOf(plan) }),
            })
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <UsualRange {...props} />
        <ButtonLink to={PATHS.pricing} variant="outlined">
          {intl.formatMessage(rangeMessages.plans)}
        </ButtonLink>
      </Stack>
    </Notice>
  );
});

/** No visitor came in the time that is shown, though some may have before. */
export const NothingInRange = observer(function NothingInRange(props: DashboardProps) {
  const intl = useIntl();
  const { query } = props;
  const isUsual = query.days === null && query.range === DEFAULT_RANGE && !isFiltered(query);
  return (
    <Notice
      title={intl.formatMessage(stateMessages.quietTitle)}
      text={intl.formatMessage(stateMessages.quietText)}
    >
      {isUsual ? (
        <ButtonLink to={PATHS.home} variant="contained">
          {intl.formatMessage(analyticsPageMessages.back)}
        </ButtonLink>
      ) : (
        <UsualRange {...props} />
      )}
    </Notice>
  );
});

/** The address narrows the numbers by what this reader does not see. */
export const FilterHidden = observer(function FilterHidden({ store, query, onChange }: DashboardProps) {
  const intl = useIntl();
  const named = store.report.error?.textOf('reason');
  const reason = HIDING_REASONS.find((each) => each === named) ?? 'author-unknown';
  return (
    <Notice
      title={intl.formatMessage(stateMessages.filterTitle)}
      text={intl.formatMessage(hiddenMessages[reason])}
    >
      <Button variant="contained" onClick={() => onChange({ ...query, filters: {} })}>
        {intl.formatMessage(stateMessages.clearFilters)}
      </Button>
    </Notice>
  );
});

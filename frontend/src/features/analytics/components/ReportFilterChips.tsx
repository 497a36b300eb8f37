import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { RemovableChip } from '../../../shared/ui/RemovableChip';
import { uiMessages } from '../../../shared/ui/ui.messages';
import { breakdownMessages } from '../breakdown.messages';
import type { DashboardProps } from '../dashboard-props';
import { DIMENSIONS } from '../report';
import { toggledFilter } from '../report-query';
import { useValueNames } from '../use-value-names';

/** Where Esc closes something else. */
const LAYERS = '[role="dialog"], [role="menu"], input, select, textarea';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LAYERS) !== null;

function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event.target)) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, onEscape]);
}

/** What narrows the report; each can be taken away again, and Esc takes all. */
export const ReportFilterChips = observer(function ReportFilterChips({ query, onChange }: DashboardProps) {
  const intl = useIntl();
  const nameOf = useValueNames();
  const active = DIMENSIONS.flatMap((dimension) => {
    const value = query.filters[dimension];
    return value === undefined ? [] : [{ dimension, value }];
  });
  const clear = (): void => onChange({ ...query, filters: {} });
  useEscape(active.length > 0, clear);
  if (active.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(breakdownMessages.filters)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none', alignItems: 'center' }}
    >
      {active.map(({ dimension, value }) => {
        const text = intl.formatMessage(uiMessages.valueOf, {
          name: intl.formatMessage(breakdownMessages[dimension]),
          value: nameOf(dimension, value),
        });
        return (
          <RemovableChip
            key={dimension}
            remove={intl.formatMessage(breakdownMessages.removeFilter, { filter: text })}
            onRemove={() => onChange(toggledFilter(query, dimension, value))}
          >
            {text}
          </RemovableChip>
        );
      })}
      <Box component="li" sx={{ '@media print': { display: 'none' } }}>
        <Button size="small" onClick={clear} sx={{ minHeight: 36 }}>
          {intl.formatMessage(breakdownMessages.clear)}
        </Button>
      </Box>
    </Box>
  );
});

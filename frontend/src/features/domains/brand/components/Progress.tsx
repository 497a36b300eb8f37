import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../../shared/ui/hidden';
import { CheckIcon } from '../../../../shared/ui/icons';
import { Box } from '../../../../shared/ui/layout';
import type { SetupStep, StepState } from '../brand-domain-state';
import { setupMessages as messages } from '../domain-setup.messages';

const MARKS: Readonly<Record<StepState, object>> = {
  done: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  now: { borderColor: 'primary.main', color: 'primary.main' },
  open: { borderColor: 'control.main', color: 'text.secondary' },
};

/** The way of a domain to https. */
export const Progress = observer(function Progress({ steps }: { readonly steps: readonly SetupStep[] }) {
  const intl = useIntl();
  return (
    <Box
      component="ol"
      aria-label={intl.formatMessage(messages.progress)}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
    >
      {steps.map(({ name, state }, at) => (
        <Box
          component="li"
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 28,
              height: 28,
              borderRadius: '50%',
              border: 2,
              fontSize: '0.875rem',
              fontWeight: 650,
              ...MARKS[state],
            }}
          >
            {state === 'done' ? <CheckIcon sx={{ fontSize: 18 }} /> : intl.formatNumber(at + 1)}
          </Box>
          <Box component="span" sx={{ fontWeight: state === 'now' ? 650 : 400 }}>
            {intl.formatMessage(messages.step, { step: name })}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {intl.formatMessage(messages.stepState, { state })}
          </Box>
        </Box>
      ))}
    </Box>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { helpMessages } from '../help.messages';

const HERE = 'page';

interface TrailProps {
  /** From the top down; the last one is the page itself. */
  readonly steps: readonly { readonly to: string; readonly name: string }[];
}

/** The way from the help page down to here. */
export const Trail = observer(function Trail({ steps }: TrailProps) {
  const intl = useIntl();
  return (
    <Box component="nav" aria-label={intl.formatMessage(helpMessages.trail)}>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          fontSize: '0.9375rem',
          '& li + li::before': { content: '"›" / ""', px: 1, color: 'text.secondary' },
          // On phones the heading right below says it again.
          '& li:last-of-type': { display: { xs: 'none', sm: 'list-item' } },
        }}
      >
        {steps.map(({ to, name }, index) => (
          <li key={to}>
            {index === steps.length - 1 ? (
              <Box component="span" aria-current={HERE} sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
            ) : (
              <AppLink to={to} sx={{ display: 'inline-block', py: 1 }}>
                {name}
              </AppLink>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
});

import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { withScheme, withUtm } from '../../campaign';
import type { LinkDetails } from '../editor.api';
import { leadsMessages } from '../leads.messages';
import type { LinkValues } from '../link-values';
import { targetMessages } from '../targets.messages';
import { TimeLeft } from './TimeLeft';

/** What decides where visitors arrive, saved or not. */
export type Leading = Pick<LinkValues, 'url' | 'utm' | 'targets' | 'expiry' | 'backupUrl'>;

interface LeadsToProps {
  readonly link: Pick<LinkDetails, 'disabledFor' | 'warning' | 'health'>;
  readonly leading: Leading;
}

/** Between what stands beside each other, for screen readers. */
const GAP = ' ';
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Where visitors arrive, who arrives elsewhere, and what stands in their way. */
export const LeadsTo = observer(function LeadsTo({ link, leading }: LeadsToProps) {
  const intl = useIntl();
  const { url, utm, targets, expiry, backupUrl } = leading;
  const fallback = expiry?.fallbackUrl ?? '';
  const elsewhere = [
    ...targets.map(({ target, url: address }) => ({
      who: intl.formatMessage(targetMessages.kind, { kind: target }),
      address: readableAddress(address.trim()),
    })),
    { who: intl.formatMessage(leadsMessages.fallback), address: readableAddress(fallback.trim()) },
  ].filter(({ address }) => address !== '');
  const isDown = link.health.state === 'down' && backupUrl.trim() !== '';
  return (
    <Stack component="section" aria-label={intl.formatMessage(leadsMessages.heading)} sx={{ gap: 0.5 }}>
      <Text variant="body2" color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {readableAddress(withUtm(withScheme(url), utm))}
      </Text>
      {elsewhere.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {elsewhere.map(({ who, address }) => (
            <Text
              component="li"
              key={who}
              variant="body2"
              color="textSecondary"
              title={address}
              sx={ONE_LINE}
            >
              <Box component="span" sx={{ fontWeight: 600 }}>
                {who}
              </Box>
              {GAP}
              <span dir="auto">{address}</span>
            </Text>
          ))}
        </Box>
      )}
      <TimeLeft expiry={expiry} />
      {isDown && (
        <Text variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(leadsMessages.backup, { address: readableAddress(backupUrl.trim()) })}
        </Text>
      )}
      {link.disabledFor !== null && (
        <Text variant="body2" color="error">
          {intl.formatMessage(leadsMessages.disabled)}
        </Text>
      )}
      {link.disabledFor === null && link.warning !== null && (
        <Text variant="body2" color="error">
          {intl.formatMessage(leadsMessages.warning)}
        </Text>
      )}
    </Stack>
  );
});

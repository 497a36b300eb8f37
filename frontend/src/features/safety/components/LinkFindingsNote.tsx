import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { LinkDisabling, LinkFindings, LinkWarning } from '../link-findings';
import { safetyMessages } from '../safety.messages';
import { WarningSketch } from './WarningSketch';

export interface LinkFindingsNoteProps extends LinkFindings {
  /** Leads to where the destination is changed; absent for who cannot change the link, so that no way out is offered. */
  readonly onChangeDestination?: () => void;
}

const WARNED: Readonly<Record<LinkWarning, MessageDescriptor>> = {
  threat: safetyMessages.threat,
  young: safetyMessages.young,
  'free-host': safetyMessages.freeHost,
  reported: safetyMessages.reported,
};
const REFUSED: Readonly<Record<LinkDisabling, MessageDescriptor>> = {
  blocked: safetyMessages.blocked,
  abuse: safetyMessages.abuse,
};

const isDoubt = (warning: LinkWarning | null): boolean => warning === 'young' || warning === 'free-host';

const Way = observer(function Way({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ pl: 0.5 }}>
      {children}
    </Box>
  );
});

/** By showing that one is a person. */
const PhoneWay = observer(function PhoneWay() {
  const intl = useIntl();
  const { session } = useStores();
  if (!session.isSignedIn) {
    return <AppLink to={PATHS.login}>{intl.formatMessage(safetyMessages.logIn)}</AppLink>;
  }
  if (session.info?.phoneStatus === 'verified') return intl.formatMessage(safetyMessages.verified);
  return (
    <>
      <AppLink to={`${PATHS.settings}#phone`}>{intl.formatMessage(safetyMessages.verify)}</AppLink>
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(safetyMessages.verifyHint)}
      </Text>
    </>
  );
});

interface WaysProps {
  readonly warning: LinkWarning | null;
  readonly onChangeDestination: () => void;
}

/** What the owners of the link can do about it. */
const Ways = observer(function Ways({ warning, onChangeDestination }: WaysProps) {
  const intl = useIntl();
  const { session } = useStores();
  const hasElsewhere = warning !== 'reported';
  if (!isDoubt(warning) && !hasElsewhere) return null;
  return (
    <Box>
      {isDoubt(warning) && <Text variant="body2">{intl.formatMessage(safetyMessages.ways)}</Text>}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {isDoubt(warning) && (
          <>
            <Way>
              <PhoneWay />
            </Way>
            <Way>
              <AppLink to={session.isSignedIn ? `${PATHS.settings}#address` : PATHS.login}>
                {intl.formatMessage(safetyMessages.subdomain)}
              </AppLink>
            </Way>
          </>
        )}
        {hasElsewhere && (
          <Way>
            <Button size="small" onClick={onChangeDestination} sx={{ ml: -0.75, py: 0.25 }}>
              {intl.formatMessage(safetyMessages.elsewhere)}
            </Button>
          </Way>
        )}
      </Box>
    </Box>
  );
});

const LinkFindingsNote = observer(function LinkFindingsNote(props: LinkFindingsNoteProps) {
  const { warning, disabledFor, onChangeDestination } = props;
  const intl = useIntl();
  const headingId = useId();
  const reason = disabledFor !== null ? REFUSED[disabledFor] : warning !== null && WARNED[warning];
  if (!reason) return null;
  const color = disabledFor === null && isDoubt(warning) ? 'warning' : 'error';
  return (
    <Panel component="section" aria-labelledby={headingId} sx={{ borderColor: `${color}.main` }}>
      <Stack direction="row" sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <WarningSketch color={color} />
        <Stack sx={{ gap: 1, minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <WarningIcon
              fontSize="small"
              aria-hidden
              sx={{ color: `${color}.main`, display: { sm: 'none' }, flex: 'none' }}
            />
            <Text id={headingId} component="h2" sx={{ fontWeight: 700 }}>
              {intl.formatMessage(disabledFor === null ? safetyMessages.warned : safetyMessages.refused)}
            </Text>
          </Stack>
          <Text>{intl.formatMessage(reason)}</Text>
          {disabledFor !== 'abuse' && onChangeDestination !== undefined && (
            <Ways warning={warning} onChangeDestination={onChangeDestination} />
          )}
        </Stack>
      </Stack>
    </Panel>
  );
});

export default LinkFindingsNote;

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Fold } from '../../../shared/ui/Fold';
import { Panel } from '../../../shared/ui/Panel';
import { WhenNear } from '../../../shared/ui/WhenNear';
import { useHasColumns } from '../../../shared/use-is-wide';
import { LastDays } from '../../analytics';
import { QrPanel } from '../../qr';
import type { LinkDetails } from '../editor.api';
import { leadsMessages } from '../leads.messages';

/** px; of the days and the QR code in a column. */
const HEIGHT = 475;

interface AsideGlanceProps {
  readonly link: LinkDetails;
  /** How apps show the link. */
  readonly children?: ReactNode;
}

/** What a link brought and how it looks: beside the form, or partly folded where there is no room for that. */
export const AsideGlance = observer(function AsideGlance({ link, children }: AsideGlanceProps) {
  const intl = useIntl();
  if (useHasColumns()) {
    return (
      <>
        {children}
        <WhenNear height={HEIGHT}>
          <LastDays link={link} />
          <Panel>
            <QrPanel link={link} />
          </Panel>
        </WhenNear>
      </>
    );
  }
  return (
    <>
      {children}
      <Fold id="glance" title={intl.formatMessage(leadsMessages.glance)} summary="" isLazy>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3, alignItems: { sm: 'center' } }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LastDays link={link} />
          </Box>
          <QrPanel link={link} />
        </Stack>
      </Fold>
    </>
  );
});

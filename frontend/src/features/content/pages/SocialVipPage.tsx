import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { PartnerSketch } from '../components/PlaceSketches';
import { createContentApi, type PartnerCode } from '../content.api';
import { partnerMessages } from '../places.messages';
import { leave } from '../../../shared/leave';

const LIST = {
  m: 0,
  pl: 3,
  display: 'grid',
  gap: 1,
  '& li::marker': { color: 'primary.main', fontWeight: 700 },
} as const;
const STEPS = [partnerMessages.code, partnerMessages.learns, partnerMessages.keeps];

/** The button at the end, as far as this site and this visitor allow it. */
const WayThere = observer(function WayThere() {
  const intl = useIntl();
  const { session } = useStores();
  const contentApi = useApi(createContentApi);
  const [opening] = useState(() => new Request<PartnerCode>());
  if (session.site !== null && session.site.links.partner === null) {
    return <Text role="note">{intl.formatMessage(partnerMessages.missing)}</Text>;
  }
  if (!session.isSignedIn) {
    return (
      <ButtonLink to={`${PATHS.login}?redirect_to=${PATHS.socialVip}`} variant="contained" size="large">
        {intl.formatMessage(partnerMessages.signIn)}
      </ButtonLink>
    );
  }
  const open = async (): Promise<void> => {
    if (opening.isPending) return;
    const code = await opening.run(() => contentApi.partnerCode());
    if (code !== null) leave.to(code.url);
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Button variant="contained" size="large" aria-disabled={opening.isPending} onClick={() => void open()}>
        {intl.formatMessage(opening.isPending ? partnerMessages.going : partnerMessages.go)}
      </Button>
      {opening.error !== null && <ProblemNote problem={opening.error} />}
    </Stack>
  );
});

/** Introduces the partner, who gets a code for one visit instead of anybody's access. */
const SocialVipPage = observer(function SocialVipPage() {
  const intl = useIntl();
  const headingId = useId();
  const title = intl.formatMessage(partnerMessages.title);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        alignItems: 'center',
        pt: { xs: 4, sm: 7 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
      }}
    >
      <Stack sx={{ gap: 3 }}>
        <PageHeading title={title}>{title}</PageHeading>
        <Text color="textSecondary" sx={{ fontSize: { sm: '1.125rem' } }}>
          {intl.formatMessage(partnerMessages.lead)}
        </Text>
        <Panel component="section" aria-labelledby={headingId}>
          <Text id={headingId} component="h2" variant="h3" sx={{ mb: 1 }}>
            {intl.formatMessage(partnerMessages.how)}
          </Text>
          <Box component="ol" sx={LIST}>
            {STEPS.map((step) => (
              <Text component="li" key={step.id} sx={{ pl: 0.5 }}>
                {intl.formatMessage(step)}
              </Text>
            ))}
          </Box>
        </Panel>
        <Box>
          <WayThere />
        </Box>
      </Stack>
      <PartnerSketch />
    </Box>
  );
});

export default SocialVipPage;

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { AfterFirstPaint } from '../../../shared/ui/AfterFirstPaint';
import { Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { homeMessages, LinkHistory, Result, ShortenForm, ShortenFormStore, WhyLinklet } from '../../links';
import { MemberHome } from '../components/lazy-member-home';
import type { HomeProps } from '../home-props';

/** What Linklet is, the box, and what was made in this browser. */
const GuestHome = observer(function GuestHome({ form }: HomeProps) {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: { xs: 6, sm: 8 }, pt: { xs: 5, sm: 9 } }}>
      <Stack sx={{ gap: 3, maxWidth: 780, width: '100%', mx: 'auto' }}>
        <Stack sx={{ gap: 1.5, textAlign: 'center', mb: { xs: 0.5, sm: 1.5 } }}>
          <PageHeading title="">{intl.formatMessage(homeMessages.heading)}</PageHeading>
          <Text color="textSecondary" sx={{ fontSize: { sm: '1.125rem' }, textWrap: 'balance' }}>
            {intl.formatMessage(homeMessages.lead)}
          </Text>
        </Stack>
        <ShortenForm form={form} />
        <Result form={form} />
        <LinkHistory />
      </Stack>
      <AfterFirstPaint>
        <WhyLinklet />
      </AfterFirstPaint>
    </Stack>
  );
});

const HomePage = observer(function HomePage() {
  const { linksApi, deviceLinks, session } = useStores();
  const [form] = useState(() => new ShortenFormStore(linksApi, deviceLinks));
  useEffect(() => () => form.dispose(), [form]);
  return session.isSignedIn ? <MemberHome form={form} /> : <GuestHome form={form} />;
});

export default HomePage;

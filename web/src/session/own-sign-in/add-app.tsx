import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { organisation } from '../../../../shared/organisation/organisation.ts';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { CodeField, readCode } from '../../kernel/components/account-page.tsx';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { useForm } from '../../kernel/components/use-form.ts';
import { fetchBody, useCall } from '../../kernel/lib/query.ts';
import { readRefreshToken } from '../../kernel/session/cognito.ts';
import styles from './own-sign-in.module.css';

/** A QR code. Drawn here and sent nowhere: it holds a secret. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  );
};

const notACode = 'Please enter the 6 digits that the app shows.';

const groupsOf = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

const CodeForm = ({ onClose }: { onClose: () => void }) => {
  const announce = useAnnounce();
  const { mutateAsync } = useCall(sessionCalls.addApp);
  const form = useForm(async (values) => {
    const code = readCode(values('code'));
    if (!/^\d{6}$/.test(code)) return { kind: 'failed', text: notACode, errors: { code: notACode } };
    await mutateAsync({ body: { refreshToken: await readRefreshToken(), code } });
    announce('Your codes come from the app now.');
    onClose();
    return undefined;
  });
  return (
    <StaffFormFrame form={form} method="post" onSubmit={form.submit} save="Use this app" onCancel={onClose}>
      <CodeField label="Code that the app shows" error={form.errors.code} />
    </StaffFormFrame>
  );
};

/** Adds an app: nothing changes until it has given a right code. */
export const AddApp = ({ onClose }: { onClose: () => void }) => {
  // Once for the form: a second secret would make the picture invalid.
  const offer = useQuery({
    queryKey: ['a secret for an app'],
    queryFn: async () => fetchBody(sessionCalls.offerApp, { body: { refreshToken: await readRefreshToken() } }),
    gcTime: 0,
    staleTime: 'static',
  });
  // The steps are read from their start; the button that had the focus has disappeared.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.part} aria-labelledby="app">
      <h2 id="app" ref={heading} tabIndex={-1}>
        Use an authenticator app
      </h2>
      <Loaded from={offer}>
        {({ secret, address }) => (
          <>
            <ol>
              <li>Open an authenticator app on your phone, and choose there to add an account.</li>
              <li>
                Point it at this picture.
                <QrCode text={address} label={`QR code of your account with ${organisation.name}`} />
                On this same phone, or without a camera, type this key instead: <code>{groupsOf(secret)}</code>
              </li>
              <li>Enter the code that the app then shows.</li>
            </ol>
            <CodeForm onClose={onClose} />
          </>
        )}
      </Loaded>
    </section>
  );
};

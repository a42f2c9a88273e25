import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { facts } from '../../../../shared/organisation/facts.ts';
import { type OwnSignIn, sessionCalls } from '../../../../shared/session/calls.ts';
import { CodeField, readCode } from '../../kernel/components/account-page.tsx';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
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
    <StaffFormFrame form={form} onSubmit={form.submit} save="Use this app" onCancel={onClose}>
      <CodeField {...form.field('code')} label="Code that the app shows" />
    </StaffFormFrame>
  );
};

/** Adds an app: nothing changes until it has given a right code. */
const AddApp = ({ onClose }: { onClose: () => void }) => {
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
                <QrCode text={address} label={`QR code of your account with ${facts.name}`} />
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

/** The source of the codes: a text, or an app that the owner has chosen. */
export const AppSection = ({ signIn: { hasApp, mobileEnd } }: { signIn: OwnSignIn }) => {
  const { mutateAsync: remove } = useCall(sessionCalls.removeApp);
  const { isOpen: isAdding, open: startAdding, close: endAdding, opener } = useDisclosure();
  const [isRemoving, setRemoving] = useState(false);
  if (isAdding) return <AddApp onClose={endAdding} />;
  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 id="codes">Where your codes come from</h2>
      {hasApp ? (
        <p>From your authenticator app. No text is sent to you.</p>
      ) : (
        <p>
          We text them to your mobile number{mobileEnd && ` that ends in ${mobileEnd}`}. An authenticator app on your
          phone shows codes without a text, also where there is no signal.
        </p>
      )}
      <div className={styles.actions}>
        <QuietButton
          ref={opener}
          label={hasApp ? 'Change to another app or phone' : 'Use an authenticator app'}
          onClick={startAdding}
        />
        {hasApp && <QuietButton label="Stop using the app" onClick={() => setRemoving(true)} />}
      </div>
      {isRemoving && (
        <ConfirmDialog
          title="Confirm that you want to stop using the app."
          text="From now on your codes are texted to you."
          detail={mobileEnd ? `Your number ends in ${mobileEnd}` : 'Your authenticator app'}
          act={() => remove({})}
          done="Your codes are texted to you now."
          onClose={() => setRemoving(false)}
        />
      )}
    </section>
  );
};

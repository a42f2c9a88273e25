import { Duration } from 'aws-cdk-lib';
import {
  type AuthFlow,
  ClientAttributes,
  type UserPool,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { sessionPolicy } from '../../../shared/domain/session-policy.ts';

// Nobody changes their own role, mobile number or address: staff do, through the API.
const names = { givenName: true, familyName: true };

const addClient = (userPool: UserPool, id: string, authFlows: AuthFlow) =>
  userPool.addClient(id, {
    authFlows,
    disableOAuth: true,
    generateSecret: false,
    supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    // The life of a texted code.
    authSessionValidity: Duration.minutes(sessionPolicy.codeMinutes),
    accessTokenValidity: Duration.minutes(sessionPolicy.idleMinutes),
    idTokenValidity: Duration.minutes(sessionPolicy.idleMinutes),
    // The longest session.
    refreshTokenValidity: Duration.hours(sessionPolicy.absoluteHours),
    readAttributes: new ClientAttributes().withStandardAttributes({ email: true, emailVerified: true, ...names }),
    writeAttributes: new ClientAttributes().withStandardAttributes(names),
  });

/**
 * Two ways to sign in: the browser proves the password without sending it; scripts and monitoring send it through our
 * API.
 */
export const createClients = (userPool: UserPool) => ({
  browserClient: addClient(userPool, 'BrowserClient', { userSrp: true }),
  serverClient: addClient(userPool, 'ServerClient', { adminUserPassword: true }),
});

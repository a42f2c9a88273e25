/** A refusal in Cognito's own form; anything else that is thrown becomes an InternalErrorException. */
export class Fault extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const notAuthorized = (message: string) => new Fault('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new Fault('InvalidParameterException', message);
export const notFound = (message: string) => new Fault('ResourceNotFoundException', message);

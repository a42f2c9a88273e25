type Named = { firstName: string; lastName?: string | undefined };

export const fullName = ({ firstName, lastName = '' }: Named): string => `${firstName} ${lastName}`.trim();

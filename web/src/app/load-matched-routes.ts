import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the screens of a path before anything is drawn, so that the first drawing is the finished one. The answer is
 * the route of the screen itself.
 */
export const loadMatchedRoutes = async (routes: RouteObject[], path: string): Promise<RouteObject | undefined> => {
  const matched = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matched.at(-1);
};

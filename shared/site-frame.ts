/** In the folder of the built site: its menu and footer around nothing, for the pages that the API draws. */
export const siteFrameFile = '/frame.html';

/** What stands in that file for the title and for the content of a page. */
export const frameTitle = '<!--frame-title-->';
export const frameContent = '<!--frame-content-->';

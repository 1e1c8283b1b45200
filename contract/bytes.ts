/** The megabyte of limits on files and memory. */
export const megabyte = 1024 * 1024;

export const gigabyte = 1024 * megabyte;

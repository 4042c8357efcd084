import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  /** `commit` is the golden one: at most one in sight. */
  readonly look?: 'plain' | 'commit' | 'ghost' | 'danger';
  readonly size?: 'usual' | 'small' | 'large';
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** A tooltip of the browser's own would stand beside ours, which is `data-tip`. */
type Titled = 'title';
type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, Titled> & { readonly ref?: Ref<HTMLButtonElement> };
type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, Titled> & { href: string };

export function Button({
  look = 'plain',
  size = 'usual',
  icon,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} button-${size} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'plain',
  size = 'usual',
  icon,
  children,
  className = '',
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={`button button-${look} button-${size} ${className}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** A button with only a drawing on it; `label` is what it is called. */
export function IconButton({
  icon,
  label,
  className = '',
  ...rest
}: { icon: IconName; label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, Titled>) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      data-tip={label}
      {...rest}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
